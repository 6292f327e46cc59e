import { afterEach, expect, it, jest } from '@jest/globals';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { activate, i18n, intlLocale, siteLanguage, wantedLanguage } from './i18n';
import { selectIsRestored } from '../store';
import { selectSettings } from '../store/settings';
import { renderApp } from '../../testing/render-app';
import { useLanguageChoice } from './use-language-choice';

afterEach(() => activate('en', {}));

const films = (count: number) => t`${plural(count, { one: '# film', other: '# films' })} came along`;
const Signed = ({ name }: { name: string }) => (
  <p>
    <Trans>
      Signed in as <b>{name}</b>
    </Trans>
  </p>
);

it('texts are English without a catalogue [LANGUAGE-01]', () => {
  expect(films(1)).toBe('1 film came along');
  expect(films(2)).toBe('2 films came along');
  expect(render(<Signed name="Ada" />).container.innerHTML).toBe('<p>Signed in as <b>Ada</b></p>');
});

it('texts come from the catalogue of the page’s language, and in English if it lacks them [LANGUAGE-01]', () => {
  const add = msg`Add to list`;
  activate('de', { [add.id]: 'Zur Liste hinzufügen' });
  expect(siteLanguage()).toBe('de');
  expect(i18n._(add)).toBe('Zur Liste hinzufügen');
  expect(films(2)).toBe('2 films came along');
});

it('titles are asked for in the language of the site, if it is another one than English [LANGUAGE-04]', () => {
  expect(wantedLanguage()).toBeUndefined();
  activate('en-XA', {});
  expect(wantedLanguage()).toBeUndefined();
  activate('pt-BR', {});
  expect(wantedLanguage()).toBe('pt-BR');
});

it('Arabic is counted in the digits of plain numbers, by `Intl` as in messages [LANGUAGE-01]', () => {
  expect(intlLocale()).toBe('en');
  activate('ar', {});
  expect(siteLanguage()).toBe('ar');
  expect(intlLocale()).toBe('ar-u-nu-latn');
  const formats = jest.spyOn(Intl, 'NumberFormat');
  expect(films(2)).toBe('2 films came along');
  expect(formats.mock.calls.map(([locales]) => locales)).toEqual([['ar-u-nu-latn', 'en']]);
  formats.mockRestore();
});

function German({ reload }: { reload: () => void }) {
  const { choose } = useLanguageChoice(reload);
  return <button onClick={() => choose('de')}>Deutsch</button>;
}

it('a language that is chosen before stored data is read is stored before the page reloads', async () => {
  const choices: unknown[] = [];
  const { store } = renderApp(<German reload={() => choices.push(selectSettings(store.getState()).language)} />);
  expect(selectIsRestored(store.getState())).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(choices).toEqual([]);
  await waitFor(() => expect(choices).toEqual(['de']));
  expect(selectIsRestored(store.getState())).toBe(true);
});
