import { msg, t } from '@lingui/core/macro';
import { useId } from 'react';
import { departmentName } from '../../../shared/lib/format/department-name';
import { translateOptions } from '../../../shared/lib/format/translate-options';
import { ChoiceField, EmptyState, Section, TabList, TabPanel } from '../../../shared/ui';
import { yearsOf, type Department } from './filmography';
import { FilmographyYear } from './filmography-year';
import type { FilmographyView } from './filmography-view';

const types = [
  { value: 'all', label: msg`All` },
  { value: 'movie', label: msg`Movies` },
  { value: 'tv', label: msg`TV Shows` },
] as const;

interface FilmographySectionProps {
  departments: readonly Department[];
  view: FilmographyView;
  onChange: (changes: Partial<FilmographyView>) => void;
}

/** A person's works: a tab for each department, by year. */
export function FilmographySection({ departments, view, onChange }: FilmographySectionProps) {
  const id = useId();
  const chosen = departments.find(({ name }) => name === view.department) ?? departments[0];
  if (!chosen) return null;
  const kinds = new Set(departments.flatMap(({ works }) => works.map(({ title }) => title.mediaType)));
  const isMixed = kinds.size > 1 || view.type !== 'all';
  const years = yearsOf(chosen.works, view.type);
  const tabs = departments.map(({ name, works }) => ({
    value: name,
    label: `${departmentName(name)} ${works.length}`,
  }));
  return (
    <Section title={t`Filmography`}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div className="page-bleed no-scrollbar min-w-0 max-w-[100vw] overflow-x-auto py-1 md:mx-0 md:px-0">
          <TabList
            id={id}
            label={t`Departments`}
            options={tabs}
            value={chosen.name}
            onChange={(department) => onChange({ department })}
          />
        </div>
        {isMixed && (
          <ChoiceField
            label={t`Show`}
            options={translateOptions(types)}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
        )}
      </div>
      <TabPanel id={id} value={chosen.name}>
        {years.length === 0 ? (
          <EmptyState title={view.type === 'movie' ? t`No movies here` : t`No TV shows here`} />
        ) : (
          <ol className="border-t border-line">
            {years.map(({ year, works }) => (
              <FilmographyYear key={year} year={year} works={works} />
            ))}
          </ol>
        )}
      </TabPanel>
    </Section>
  );
}
