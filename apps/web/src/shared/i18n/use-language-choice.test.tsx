import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { selectIsRestored } from '../store';
import { selectSettings } from '../store/settings';
import { renderApp } from '../../testing/render-app';
import { useLanguageChoice } from './use-language-choice';

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
