import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { codePoint } from '../text/testing/code-point';
import { titleKey } from '../media';
import { cleanLine, cleanText, crashFingerprint, problemFingerprint, problemKinds, withoutAddresses } from '.';

const crash = {
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading "title")',
  stack: [
    'TypeError: Cannot read properties of undefined',
    '    at Hero (https://films.example.org/assets/movie-Ab3_x-9Z.js:1:2345)',
    '    at render (https://films.example.org/assets/react-B1b2b3b4.js:7:81)',
    '    at https://films.example.org/assets/react-B1b2b3b4.js:9:9',
    '    at below (https://films.example.org/assets/react-B1b2b3b4.js:10:10)',
  ].join('\n'),
};

describe('crashes are the same [REPORT-05]', () => {
  it('by name, message and the top three frames, whatever the build, the host and the position', () => {
    const later = {
      ...crash,
      stack: crash.stack
        .replaceAll('films.example.org', 'kino.example.net:8787')
        .replaceAll('Ab3_x-9Z', 'Zz3yx-9A')
        .replaceAll('B1b2b3b4', 'C9c8c7c6')
        .replaceAll(/:(\d+):/g, ':9$1:')
        .replace('below', 'elsewhere'),
    };
    expect(crashFingerprint(later)).toBe(crashFingerprint(crash));
    expect(crashFingerprint(crash).split('\n').slice(-3)).toEqual(['Hero@movie.js', 'render@react.js', '@react.js']);
  });

  it('by frames in the form of Firefox and Safari, too', () => {
    const stack =
      'Hero@https://x.example/assets/movie-Ab3_x-9Z.js:1:2345\n@https://x.example/assets/react-B1b2b3b4.js:7';
    expect(
      crashFingerprint({ ...crash, stack })
        .split('\n')
        .slice(-2),
    ).toEqual(['Hero@movie.js', '@react.js']);
  });

  it('but not if the name, the message or a frame is another one', () => {
    for (const other of [
      { name: 'RangeError' },
      { message: 'Cannot read properties of null' },
      { stack: crash.stack.replace('Hero', 'Footer') },
    ])
      expect(crashFingerprint({ ...crash, ...other })).not.toBe(crashFingerprint(crash));
  });

  it('whatever numbers, ids and addresses are in the message', () => {
    const property = fc.property(
      fc.nat(),
      fc.uuid(),
      fc.constantFrom('http://10.0.0.7:8787', 'blob:https://x.example', 'https://y.example:1'),
      (count, id, host) => {
        const of = (number: number, uuid: string, origin: string) =>
          crashFingerprint({ ...crash, message: `Failed ${number} times for ${uuid}: ${origin}/a.js?q=${number}` });
        expect(of(count, id, host)).toBe(of(7, '01890000-0000-7000-8000-000000000000', 'https://a.example'));
      },
    );
    fc.assert(property);
  });

  it('in a text that has a bound, whatever comes', () => {
    const property = fc.property(
      fc.string({ maxLength: 1_000, unit: codePoint }),
      fc.string({ maxLength: 1_000 }),
      (message, stack) => {
        expect(crashFingerprint({ name: 'Error', message, stack }).length).toBeLessThan(600);
      },
    );
    fc.assert(property);
  });
});

it('problems are the same by kind, title and episode, and only then [REPORT-05]', () => {
  const position = fc.record({ season: fc.nat(99), episode: fc.nat(99) });
  const report = fc.record({
    kind: fc.constantFrom(...problemKinds),
    mediaType: fc.constantFrom('movie' as const, 'tv' as const),
    id: fc.integer({ min: 1, max: 999 }),
    episode: fc.option(position),
  });
  type Reported = typeof report extends fc.Arbitrary<infer Value> ? Value : never;
  const of = ({ kind, mediaType, id, episode }: Reported) =>
    problemFingerprint(kind, { title: titleKey(mediaType, id), episode });
  fc.assert(
    fc.property(report, report, (one, two) => {
      expect(of(one) === of(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
      expect(of({ ...one })).toBe(of(one));
    }),
  );
});

describe('words of a stranger [REPORT-04]', () => {
  it('keep their lines and letters, and lose what cannot be seen or stored', () => {
    expect(cleanText('  a\r\nb\u2028c\t<b>d</b>\0\u0007\u202Ee\uD800 👩‍👩‍👧\n\n\n\nend ')).toBe(
      'a\nb\nc <b>d</b>e 👩‍👩‍👧\n\nend',
    );
    expect(cleanLine('one\n\ntwo')).toBe('one two');
  });

  it('are the same cleaned twice, never longer, and without control characters', () => {
    const property = fc.property(fc.string({ unit: codePoint }), (text) => {
      const cleaned = cleanText(text);
      expect(cleanText(cleaned)).toBe(cleaned);
      expect(cleaned.length).toBeLessThanOrEqual(text.length);
      expect(cleaned).not.toMatch(/(?!\n)\p{Cc}|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u);
      expect(() => encodeURIComponent(cleaned)).not.toThrow();
    });
    fc.assert(property);
  });

  it('name no server in what the player says', () => {
    expect(withoutAddresses('1001 (https://nas.home.example/v?token=SECRET, 403) at blob:https://x.example/1')).toBe(
      '1001 (… 403) at blob:…',
    );
  });
});
