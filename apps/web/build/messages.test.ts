import { describe, expect, it } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import { compileDescriptors } from '@marquee/tooling/message-macros';
import { fileURLToPath } from 'node:url';
import { toPseudo } from './pseudo-language';
import { readCatalogues } from './read-catalogues';
import { messageIds } from './message-ids';

describe('messages in the code of the app [LANGUAGE-01]', () => {
  it('are compiled where they stand', () => {
    const code = `i18n._({ id: "lhos6U", message: "Hello {n}" }); <Trans_ {...{ id: "Q9pkek", values: { foo }, message: "All" }}/>`;
    expect(compileDescriptors(code)).toBe(
      `i18n._({ id: "lhos6U", message: ["Hello ",["n"]] }); <Trans_ {...{ id: "Q9pkek", values: { foo }, message: ["All"] }}/>`,
    );
  });

  it('are told from other objects with a message', () => {
    const code = `toast({ id: "offline", message: "{Hello}" }); throw { message: "x" };`;
    expect(compileDescriptors(code)).toBe(code);
  });
});

describe('the pseudo-language [LANGUAGE-08]', () => {
  it('has accents, brackets and is longer, and keeps the tags of elements', () => {
    expect(toPseudo('See <0>all</0>')).toBe('[Šéé <0>äļļ</0>~~~]');
    expect(toPseudo(' · ')).toBe(' · ');
  });
});

it('catalogues have the ids that the macros write, also where Base64 has a slash or a plus [LANGUAGE-01]', async () => {
  const catalogues = await readCatalogues(fileURLToPath(new URL('..', import.meta.url)));
  const pseudo = catalogues.get('en-XA') ?? {};
  for (const { id } of [msg`Movies`, msg`Menu`, msg`Retry`]) expect(Object.keys(pseudo)).toContain(id);
});

interface Needs {
  imports?: string[];
  dynamicImports?: string[];
}

const chunk = (
  fileName: string,
  facade: string | null,
  code: string,
  { imports = [], dynamicImports = [] }: Needs = {},
) => ({
  fileName,
  facadeModuleId: facade && `/web/src/${facade}`,
  code,
  imports,
  dynamicImports,
});
const says = (...ids: string[]) => ids.map((id) => `_({ id: "${id}" })`).join();

describe('which messages a page loads [LANGUAGE-03]', () => {
  it('those of its own code, at once or later, without those that every page has', () => {
    const { app, pages } = messageIds([
      chunk('app.js', 'app/entry-client.tsx', says('appapp', 'shared'), {
        imports: ['lib.js'],
        dynamicImports: ['home.js', 'year.js', 'menu.js'],
      }),
      chunk('home.js', 'routes/home.tsx', says('homeho'), { imports: ['app.js'] }),
      chunk('menu.js', null, says('menume')),
      chunk('lib.js', null, says('liblib')),
      chunk('year.js', 'routes/year.tsx', says('yearye', 'shared'), {
        imports: ['app.js', 'diary-parts.js'],
        dynamicImports: ['picture.js', 'diary.js'],
      }),
      chunk('picture.js', null, says('pictur')),
      chunk('diary.js', 'routes/diary.tsx', says('diaryd'), { imports: ['diary-parts.js'] }),
      chunk('diary-parts.js', null, says('partpa')),
    ]);
    expect([...app].sort()).toEqual(['appapp', 'homeho', 'liblib', 'menume', 'shared']);
    expect(Object.fromEntries([...pages].map(([page, ids]) => [page, [...ids].sort()]))).toEqual({
      year: ['partpa', 'pictur', 'yearye'],
      diary: ['diaryd', 'partpa'],
    });
  });

  it('those of the player only with the player', () => {
    const { pages } = messageIds([
      chunk('app.js', 'app/entry-client.tsx', says('appapp'), { dynamicImports: ['movie.js'] }),
      chunk('movie.js', 'routes/movie.tsx', says('moviem'), { imports: ['app.js'], dynamicImports: ['player.js'] }),
      chunk('player.js', 'features/watch/stage/player-chunk.ts', says('player'), { imports: ['app.js'] }),
    ]);
    expect(Object.fromEntries([...pages].map(([page, ids]) => [page, [...ids].sort()]))).toEqual({
      movie: ['moviem'],
      player: ['player'],
    });
  });
});
