import { describe, expect, it } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import { compileDescriptors } from '@marquee/tooling/message-macros';
import { fileURLToPath } from 'node:url';
import { toPseudo } from './pseudo-language';
import { readCatalogues } from './read-catalogues';

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
