import { createRng } from '../seed';
import type { ArtworkSubject } from '../subject';
import type { StyleName } from './index';

type Leanings = Partial<Record<StyleName, number>>;

/** Weights of the styles by genre. */
const byGenre: Readonly<Record<string, Leanings>> = {
  Action: { riso: 1.5, colossal: 2, specimen: 1, grindhouse: 3, speed: 2, neon: 2, constructivist: 1, engraved: 1 },
  Adventure: {
    colossal: 2,
    riso: 1.5,
    textile: 0.8,
    blueprint: 0.8,
    layered: 2,
    contour: 2,
    grindhouse: 1,
    western: 0.6,
    supergraphic: 1,
    midcentury: 1,
  },
  Animation: {
    riso: 2,
    colossal: 1.5,
    textile: 1.5,
    layered: 2,
    modular: 3,
    folk: 2,
    speed: 1,
    supergraphic: 2,
    op: 1,
    midcentury: 1,
  },
  Comedy: {
    specimen: 2,
    textile: 2,
    riso: 2,
    colossal: 1,
    midcentury: 3,
    modular: 3,
    supergraphic: 2,
    op: 1,
    swiss: 1,
    nouvelle: 1,
    engraved: -1,
  },
  Crime: {
    specimen: 1.6,
    blueprint: 1.5,
    riso: 1,
    colossal: 1.2,
    noir: 3,
    nouvelle: 2,
    midcentury: 2,
    engraved: 2,
    grindhouse: 1,
    swiss: 1,
    minimal: 1,
    folk: -4,
    modular: -2,
    supergraphic: -3,
    layered: -1,
  },
  Documentary: {
    specimen: 2.5,
    blueprint: 2.5,
    colossal: 1,
    riso: 1,
    swiss: 4,
    contour: 4,
    engraved: 2,
    constructivist: 1,
    nouvelle: 1,
  },
  Drama: {
    specimen: 1.5,
    riso: 1.5,
    colossal: 1.4,
    textile: 1.4,
    minimal: 2.2,
    polish: 2,
    nouvelle: 1.6,
    swiss: 1.6,
    engraved: 1,
    midcentury: 1,
    op: 0.6,
    contour: 0.6,
    layered: 0.6,
  },
  Family: {
    textile: 3,
    colossal: 1.5,
    riso: 1.5,
    folk: 3,
    layered: 2,
    modular: 2,
    supergraphic: 1,
    engraved: -2,
    noir: -2,
    grindhouse: -2,
  },
  Fantasy: { textile: 1.5, colossal: 1.5, riso: 1, folk: 2, layered: 2, polish: 3, op: 1, engraved: 1, deco: 1 },
  History: {
    textile: 1.2,
    blueprint: 2,
    specimen: 1,
    engraved: 4,
    constructivist: 1,
    contour: 2,
    ornate: 1,
    woodcut: 1,
  },
  Horror: {
    colossal: 2,
    riso: 1,
    specimen: 0.8,
    grindhouse: 3,
    woodcut: 2,
    engraved: 2,
    polish: 3,
    noir: 1,
    op: 1,
    minimal: 1,
    folk: -4,
    modular: -4,
    supergraphic: -4,
    layered: -1,
  },
  Music: { riso: 3, specimen: 2.5, op: 4, supergraphic: 3, swiss: 3, deco: 1 },
  Mystery: { textile: 2, blueprint: 1.5, colossal: 1, specimen: 1, polish: 3, noir: 2, engraved: 2, midcentury: 1 },
  Romance: { textile: 3, riso: 2, specimen: 0.8, speed: -2, minimal: 3, nouvelle: 2, midcentury: 2, folk: 2, deco: 1 },
  'Science Fiction': {
    blueprint: 3,
    riso: 1.5,
    colossal: 1.6,
    spaceAge: 4,
    speed: 1,
    neon: 2,
    engraved: 1,
    minimal: 1,
    swiss: 1,
  },
  'TV Movie': { specimen: 1, textile: 1, riso: 1, supergraphic: 3, swiss: 1, modular: 1 },
  Thriller: {
    blueprint: 1.2,
    colossal: 2,
    specimen: 1.6,
    riso: 1,
    midcentury: 2,
    noir: 2,
    engraved: 2,
    nouvelle: 2,
    swiss: 1,
    minimal: 1,
    folk: -4,
    modular: -2,
    supergraphic: -2,
  },
  War: {
    blueprint: 2,
    colossal: 1.5,
    specimen: 0.6,
    textile: -3,
    speed: -6,
    constructivist: 4,
    engraved: 2,
    minimal: 2,
    contour: 1,
    folk: -3,
    modular: -2,
    supergraphic: -3,
    op: -2,
    layered: -1,
  },
  Western: { colossal: 2, textile: 0.8, western: 12 },
  'Action & Adventure': {
    colossal: 1.6,
    riso: 1.5,
    blueprint: 1,
    speed: 2,
    layered: 1,
    grindhouse: 2,
    contour: 1,
    neon: 1,
    swiss: 1,
    constructivist: 1,
    nouvelle: 1,
  },
  Kids: {
    textile: 3,
    riso: 2,
    colossal: 2,
    modular: 4,
    folk: 3,
    supergraphic: 3,
    layered: 2,
    engraved: -3,
    grindhouse: -3,
  },
  News: { specimen: 4, riso: 1, swiss: 4, supergraphic: 3, constructivist: 1 },
  Reality: { specimen: 2, textile: 2, riso: 2, modular: 4, supergraphic: 3, op: 2, folk: 1, engraved: -2 },
  'Sci-Fi & Fantasy': {
    blueprint: 2.5,
    riso: 1.5,
    colossal: 1.5,
    spaceAge: 3,
    layered: 2,
    neon: 2,
    engraved: 2,
    polish: 1,
  },
  Soap: { textile: 3, specimen: 1, riso: 1, op: 2, supergraphic: 3, deco: 1, nouvelle: 2 },
  Talk: { specimen: 4, riso: 2, supergraphic: 4, swiss: 3, modular: 2 },
  'War & Politics': { specimen: 2, blueprint: 2, colossal: 1, constructivist: 4, engraved: 3, swiss: 2, minimal: 1 },
};

/** Weights of the styles by decade; negative if a style did not exist yet or was out of fashion. */
function byEra(year: number | null): Leanings {
  if (year === null) return {};
  if (year < 1930)
    return {
      riso: -9,
      colossal: -3,
      specimen: -1,
      blueprint: -2,
      woodcut: 9,
      constructivist: 2,
      deco: 2,
      neon: -9,
      supergraphic: -9,
      spaceAge: -2,
      modular: -3,
      grindhouse: -6,
      speed: -9,
      minimal: -2,
      op: -6,
    };
  if (year < 1942)
    return {
      riso: -9,
      colossal: -1,
      specimen: -0.5,
      deco: 7,
      woodcut: 2,
      constructivist: 1,
      noir: 1,
      neon: -9,
      supergraphic: -9,
      spaceAge: -2,
      grindhouse: -4,
      speed: -9,
      modular: -2,
      op: -6,
    };
  if (year < 1955)
    return { riso: -6, noir: 4, midcentury: 3, deco: 1, neon: -9, supergraphic: -6, speed: -9, modular: -1, op: -5 };
  if (year < 1967)
    return { riso: -1, midcentury: 4, swiss: 2, nouvelle: 2, polish: 1, neon: -9, speed: -9, supergraphic: -2, op: -1 };
  if (year < 1980) return { op: 2, supergraphic: 2, polish: 2, grindhouse: 2, swiss: 1, neon: -4, noir: -1, deco: -2 };
  if (year < 1996) return { neon: 1, grindhouse: 1, minimal: 1, swiss: 1, noir: -1, deco: -3, woodcut: -3 };
  return {
    minimal: 1,
    modular: 1,
    layered: 1,
    engraved: 1,
    noir: -1,
    deco: -3,
    woodcut: -2,
    constructivist: -1,
    midcentury: -0.5,
  };
}

const group = (
  codes: string,
  leanings: (subject: ArtworkSubject) => Leanings,
): [Set<string>, (subject: ArtworkSubject) => Leanings] => [new Set(codes.split(' ')), leanings];

const before = (year: number, subject: ArtworkSubject): boolean => subject.year !== null && subject.year < year;

/** Schools of design by a film's first country. */
const byCountry = [
  group('JP', (subject) =>
    subject.genres.includes('Animation')
      ? { speed: 4, ukiyoe: 3, layered: 2, folk: -2, modular: -2 }
      : { ukiyoe: before(1985, subject) ? 16 : 7, minimal: 1 },
  ),
  group('CN HK TW', () => ({ ukiyoe: 2, layered: 2, deco: 1, minimal: 2, neon: 2 })),
  group('KR', () => ({ minimal: 2, engraved: 2, modular: 1, nouvelle: 1 })),
  group('IN PK BD LK NP IR', () => ({ ornate: 14 })),
  group('EG MA DZ TN SN ML NG MR TR LB', () => ({ ornate: 4, contour: 2, folk: 2 })),
  group('RU SU', (subject) =>
    before(1945, subject) ? { constructivist: 18 } : { constructivist: 2, polish: 3, engraved: 2, spaceAge: 1 },
  ),
  group('PL CZ CS HU RO BG YU RS HR UA GE', (subject) => ({ polish: before(1995, subject) ? 9 : 5, folk: 2 })),
  group('FR BE', (subject) => ({ nouvelle: before(1980, subject) && !before(1955, subject) ? 7 : 2, op: 1 })),
  group('IT', (subject) => ({
    nouvelle: before(1980, subject) && !before(1944, subject) ? 4 : 1,
    polish: 1,
    grindhouse: before(1985, subject) ? 1 : 0,
  })),
  group('DE AT CH', (subject) => ({
    swiss: 3,
    woodcut: before(1934, subject) ? 6 : 0,
    constructivist: before(1934, subject) ? 1 : 0,
  })),
  group('SE DK NO FI IS NL', () => ({ minimal: 3, swiss: 2, folk: 1 })),
  group('MX BR AR CL CO CU PE', () => ({ folk: 3, op: 2, nouvelle: 1, constructivist: 1 })),
] as const;

/** Chooses a title's style: weighted by genre, decade and country, determined by the title. */
export function styleFor(subject: ArtworkSubject): StyleName {
  const scores = new Map<StyleName, number>();
  const add = (leanings: Leanings, weight = 1): void => {
    for (const [name, value] of Object.entries(leanings) as [StyleName, number][]) {
      scores.set(name, (scores.get(name) ?? 0) + value * weight);
    }
  };
  subject.genres.forEach((genre, index) => add(byGenre[genre] ?? {}, index === 0 ? 1.3 : 0.8));
  if (subject.genres.length === 0)
    add({ specimen: 2, swiss: 1, minimal: 1, modular: 1, engraved: 1, nouvelle: 1, textile: 1, riso: 1 });
  add(byEra(subject.year));
  for (const [codes, leanings] of byCountry) {
    if (subject.countries[0] !== undefined && codes.has(subject.countries[0])) add(leanings(subject));
  }
  const weighed = [...scores]
    .filter(([, score]) => score > 0.4)
    .map(([name, score]) => ({ name, weight: score ** 1.7 }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  let mark = createRng(`${subject.id}/${subject.title}/style`).next() * total;
  for (const { name, weight } of weighed) {
    mark -= weight;
    if (mark <= 0) return name;
  }
  return 'swiss';
}
