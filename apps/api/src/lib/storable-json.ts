/** PostgreSQL stores neither NUL nor half of a surrogate pair; names of files and of titles may contain both. */
export const toStorableJson = (value: object): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD') : part,
  );

/** A value as it is once it was stored. */
export const toStorable = <Value extends object>(value: Value): Value => JSON.parse(toStorableJson(value)) as Value;
