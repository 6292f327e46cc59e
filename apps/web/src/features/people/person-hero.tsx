import { t } from '@lingui/core/macro';
import { hostOf, imdbPersonUrl, tmdbPageUrl, safeHttpUrl } from '@marquee/core';
import type { PersonDetails } from '@marquee/tmdb';
import { Suspense } from 'react';
import { AddToHomeButton } from '../../shared/home';
import { departmentName } from '../../shared/lib/format/department-name';
import { useNow } from '../../shared/lib/timing/use-now';
import { ExternalLink, Portrait, ShareButton } from '../../shared/ui';
import { HeroBody, HeroFrame, HeroHead, HeroPoster } from '../../shared/ui/hero-frame';
import { Biography } from './biography';
import { lifeDates } from './life-dates';
import { joinList } from '../../shared/lib/format/format-list';

/** The top of a person's page, over a backdrop of their best-known title. */
export function PersonHero({ person, backdropPath }: { person: PersonDetails; backdropPath: string | null }) {
  const { id, name, profilePath, department, biography, placeOfBirth, alsoKnownAs, homepage, imdbId } = person;
  const { born, died } = lifeDates(person, useNow());
  const facts = [
    [t`Born`, [born, placeOfBirth].filter(Boolean).join(', ')],
    [t`Died`, died],
    [t`Also known as`, joinList(alsoKnownAs.slice(0, 4))],
  ].filter(([, text]) => text);
  const site = safeHttpUrl(homepage);
  const links = [
    [site ? hostOf(site) : '', site],
    ['IMDb', imdbPersonUrl(imdbId)],
    ['TMDB', tmdbPageUrl('person', id)],
  ].flatMap(([label, href]) => (href ? [{ label, href }] : []));
  return (
    <HeroFrame backdropPath={backdropPath}>
      <HeroPoster>
        <Portrait
          name={name}
          path={profilePath}
          alt={t`Portrait of ${name}`}
          sizes="(min-width: 64rem) 14rem, (min-width: 48rem) 11rem, 6rem"
          eager
        />
      </HeroPoster>
      <HeroHead>
        {department && <p className="label text-ink-soft">{departmentName(department)}</p>}
        <h1
          dir="auto"
          className={`display w-full max-w-4xl text-balance break-words ${name.length > 24 ? 'text-2xl md:text-4xl' : 'text-3xl md:text-5xl'}`}
        >
          {name}
        </h1>
      </HeroHead>
      <HeroBody>
        {facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-10 gap-y-4 text-sm">
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt className="label text-ink-faint">{label}</dt>
                <dd dir="auto" className="tabular mt-0.5 font-medium">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {biography && <Biography text={biography} language={person.biographyLanguage} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ShareButton title={name} look="word" />
          <Suspense fallback={<span className="size-11" />}>
            <AddToHomeButton row={{ kind: 'person', id, name }} name={name} />
          </Suspense>
          {links.map(({ label, href }) => (
            <ExternalLink key={href} href={href}>
              {label}
            </ExternalLink>
          ))}
        </div>
      </HeroBody>
    </HeroFrame>
  );
}
