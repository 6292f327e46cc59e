import { afterEach, describe, expect, it } from '@jest/globals';
import { englishPlayerMessages } from '@marquee/player';
import { englishProblems } from '@marquee/player/diagnosis';
import { activate } from '../../../shared/i18n/i18n';
import { playerMessages } from './player-messages';

/** Values for all placeholders; numbers as singular and plural. */
const samples = [1, 30].map((count) => {
  const numbers: Record<string, unknown> = { seconds: count, minutes: count, channels: count, status: 400 + count };
  return new Proxy(numbers, { get: (values, name) => values[String(name)] ?? `Some ${String(name)}` });
});

/** All messages by path, with placeholders filled in. */
function textsOf(messages: object, path = ''): [string, unknown][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const at = `${path}.${name}`;
    if (typeof value === 'function')
      return samples.map((sample, index) => [`${at} ${index}`, (value as (values: object) => string)(sample)]);
    return typeof value === 'object' && value !== null ? textsOf(value, at) : [[at, value]];
  });
}

describe('the texts of the player [LANGUAGE-01]', () => {
  afterEach(() => activate('en', {}));

  it('are in English those that it has by itself', () => {
    const own = textsOf(playerMessages());
    expect(own.length).toBeGreaterThan(250);
    const english = { ...englishPlayerMessages, problems: englishProblems };
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(textsOf(english)));
  });

  it('stay the same object in one language, and are others in another', () => {
    const english = playerMessages();
    expect(playerMessages()).toBe(english);
    activate('de', {});
    expect(playerMessages().locale).toBe('de');
    expect(playerMessages()).toBe(playerMessages());
  });
});
