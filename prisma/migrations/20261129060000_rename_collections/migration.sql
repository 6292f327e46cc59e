-- The collections `hearts` and `positions` are now `favorites` and `listOrder`. Revisions and the epoch stay: a device
-- knows no revision of the new names, so it reads these collections from the start and the others from where it was.
UPDATE "entries" SET "collection" = 'favorites' WHERE "collection" = 'hearts';
UPDATE "entries" SET "collection" = 'listOrder' WHERE "collection" = 'positions';

UPDATE "profiles"
SET "entry_counts" = ("entry_counts" - 'hearts' - 'positions') || jsonb_strip_nulls(jsonb_build_object(
    'favorites', "entry_counts" -> 'hearts',
    'listOrder', "entry_counts" -> 'positions'))
WHERE "entry_counts" ?| ARRAY['hearts', 'positions'];
