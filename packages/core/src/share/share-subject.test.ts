import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { collectionHref, episodeHref, personHref, titleHref } from '../links';
import { parseSharePicture, sharePicturePath, shareSubjectAt, type ShareSubject } from './share-subject';

const id = fc.integer({ min: 1, max: 2_000_000_000 });
const number = fc.integer({ min: 0, max: 99_999 });
const subject: fc.Arbitrary<ShareSubject> = fc.oneof(
  fc.constant({ kind: 'site' } as const),
  fc.record({ kind: fc.constantFrom('movie', 'tv', 'person', 'collection'), id }),
  fc.record({ kind: fc.constant('episode'), id, season: number, episode: number }),
);
const href = (of: ShareSubject, name: string): string => {
  switch (of.kind) {
    case 'site':
      return '/';
    case 'episode':
      return episodeHref(of.id, of.season, of.episode);
    case 'person':
      return personHref(of.id, name);
    case 'collection':
      return collectionHref(of.id, name);
    case 'movie':
    case 'tv':
      return titleHref(of.kind, of.id, name);
  }
};

describe('what a link is about', () => {
  it('is told by its page, whatever its title, case and slash at the end [SHARE-01]', () => {
    fc.assert(
      fc.property(subject, fc.string({ unit: 'grapheme' }), (of, name) => {
        expect(shareSubjectAt(href(of, name))).toEqual(of);
        expect(shareSubjectAt(`${href(of, name).toUpperCase()}/`)).toEqual(of);
      }),
    );
  });

  it.each([
    '/movies',
    '/movies/abc',
    '/series/1/2',
    '/movies/1/2/3',
    '/series/1/2/x',
    '/bookmarks',
    '//movies/1',
    '/x/1',
  ])('is the site itself at %s', (path) => {
    expect(shareSubjectAt(path)).toEqual({ kind: 'site' });
  });

  it('names its picture, and is read from that name [SHARE-01]', () => {
    fc.assert(
      fc.property(subject, (of) => {
        const [path = ''] = sharePicturePath(of, 'de').split('?lang=de');
        expect(parseSharePicture(path.slice('/api/img/share/'.length))).toEqual(of);
      }),
    );
  });

  it.each(['site-1.jpg', 'movie.jpg', 'movie-0.jpg', 'movie-1-2-3.jpg', 'tv-1-2.jpg', 'tv-1.png', '../tv-1.jpg', ''])(
    'is nothing at the picture %p',
    (file) => {
      expect(parseSharePicture(file)).toBeNull();
    },
  );
});
