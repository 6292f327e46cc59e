import { t } from '@lingui/core/macro';
import { networks, noFilters, readFilters, type SearchFilters } from '@marquee/core';
import { X } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useConfig } from '../api';
import { Button, IconButton } from '../ui';
import { Modal } from '../ui/dialog';
import { CertificationField } from './certification-field';
import { CheckField, FieldGroup, NumberField, SelectField } from './fields';
import { GenreField } from './genre-field';
import { KeywordField } from './keyword-field';
import { languageOptions } from '../lib/format/language-name';
import { regionName } from '../lib/format/region-name';
import { regions } from './regions';
import type { EditHandler } from '../lib/routing/use-latest-search-params';

const orMore = (...counts: readonly number[]) =>
  counts.map((count) => ({ value: String(count), label: t`${count} or more` }));
const services = networks.map(({ slug, name }) => ({ value: slug, label: name }));

interface FilterDrawerProps {
  filters: SearchFilters;
  /** Whether there is a search text, whose results lack the data for some filters. */
  isByName: boolean;
  /** Whether services can be selected; false on pages of one service. */
  hasService: boolean;
  /** Whether the library can be asked for what the page shows. */
  hasLibrary: boolean;
  onApply: EditHandler<SearchFilters>;
  onClose: () => void;
}

/** The form with all filters. Nothing changes before "Show results". */
export function FilterDrawer({ filters, isByName, hasService, hasLibrary, onApply, onClose }: FilterDrawerProps) {
  const { region, hasLibrary: isOffered = false } = useConfig();
  const apply: typeof onApply = (edit) => {
    onApply(edit);
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value !== '') params.set(name, value);
    }
    // Filters that have no field here remain.
    apply(({ votesTo, ownServices }) => ({ ...readFilters(params), votesTo, ownServices }));
  };
  const needsNoName = isByName ? t`Works only without search text.` : undefined;
  return (
    <Modal
      title={t`Filters`}
      onClose={onClose}
      className="inset-y-0 end-0 flex w-full animate-[slide-in-right_240ms_var(--ease-out)] rtl:animate-[slide-in-left_240ms_var(--ease-out)] flex-col sm:max-w-md"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b px-5">
        <p aria-hidden className="display text-2xl">
          {t`Filters`}
        </p>
        <IconButton label={t`Close`} onClick={onClose} className="-me-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <form onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto overscroll-contain px-5 pt-2 pb-6 *:first:border-t-0">
          <FieldGroup legend={t`Genres`} note={t`Tap to include, tap again to exclude.`}>
            <GenreField withGenres={filters.withGenres} withoutGenres={filters.withoutGenres} />
            <CheckField label={t`Anime only`} name="anime" isOn={filters.anime} />
          </FieldGroup>
          <FieldGroup legend={t`Year`}>
            <NumberField label={t`From`} name="from" value={filters.yearFrom} min={1870} max={2100} />
            <NumberField label={t`To`} name="to" value={filters.yearTo} min={1870} max={2100} />
          </FieldGroup>
          <FieldGroup legend={t`Rating`}>
            <SelectField
              label={t`Rated`}
              name="rating"
              value={filters.ratingFrom}
              none={t({ message: 'Any', context: 'rating' })}
              options={orMore(9, 8, 7, 6, 5)}
            />
            <SelectField
              label={t`Votes`}
              name="votes"
              value={filters.votesFrom}
              none={t({ message: 'Any', context: 'votes' })}
              options={orMore(10, 100, 500, 1000, 5000)}
            />
          </FieldGroup>
          <FieldGroup legend={t`Original language`}>
            <div className="col-span-2">
              <SelectField
                label={t`Language`}
                name="language"
                value={filters.language}
                none={t({ message: 'Any', context: 'language' })}
                options={languageOptions()}
              />
            </div>
          </FieldGroup>
          <FieldGroup legend={t`Runtime in minutes`} note={needsNoName} disabled={isByName}>
            <NumberField label={t`At least`} name="longer" value={filters.runtimeMinFrom} min={0} max={1000} />
            <NumberField label={t`At most`} name="shorter" value={filters.runtimeMinTo} min={0} max={1000} />
          </FieldGroup>
          <FieldGroup
            legend={t`Certification`}
            note={needsNoName ?? t`Movies only: series are left out.`}
            disabled={isByName}
          >
            <CertificationField certification={filters.certification} />
          </FieldGroup>
          <FieldGroup legend={t`Keywords`} note={needsNoName} disabled={isByName}>
            <KeywordField keywords={filters.keywords} />
          </FieldGroup>
          {hasLibrary && isOffered && (
            <CheckField label={t`Can be played here`} name="playable" isOn={filters.isPlayable} />
          )}
          {hasService && (
            <FieldGroup legend={t`Where to stream`} note={needsNoName} disabled={isByName}>
              <SelectField
                label={t`Service`}
                name="service"
                value={filters.service?.slug ?? null}
                none={t`Any service`}
                options={services}
              />
              <SelectField
                label={t`Country`}
                name="region"
                value={filters.region}
                none={regionName(region)}
                options={regions()}
              />
            </FieldGroup>
          )}
        </div>
        <div className="flex shrink-0 gap-3 border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Button variant="secondary" onClick={() => apply(() => noFilters)}>
            {t({ message: 'Clear all', context: 'filters' })}
          </Button>
          <Button type="submit" className="flex-1">
            {t`Show results`}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
