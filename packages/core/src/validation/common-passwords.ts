import { accountTexts, normalizeIdentifier, passwordError } from './account-fields';

/** The most common words in passwords, in several languages. */
const WORDS = new Set(
  `abcdefg access account admin administrator alexander alexandra amanda america andrea andrew angel angela angels anthony apple
  arsenal ashley asshole autumn awesome babyboy babygirl bailey banana barcelona baseball basketball batman beautiful bienvenue
  blessed blink brandon brooklyn buster butterfly champion changeme charlie charlotte cheese chelsea cherry chicken chocolate
  chris christ christian cinema computer contrasena cookie cookies corvette cowboys daddy daniel danielle default demo
  diamond disney dolphin dolphins donald dragon eagles elephant elizabeth eminem facebook falcon family fender ferrari flower
  flowers football forever freedom friend friends fuckyou garfield george ginger golden golfer google gordon guest guitar
  hannah happy harley haslo heather heaven hello hellokitty hockey hollywood hotmail hunter iceman iloveu iloveyou inter
  internet iphone ironman jackson james jasmine jennifer jessica jesus johnny jordan joseph joshua justin juventus killer
  kitten kitty lakers letmein liverpool login love loveme lovely loveyou maggie manchester maria marina marquee martin master
  matrix matthew maverick melissa mercedes merlin michael michelle mickey microsoft midnight minecraft miller minnie mommy
  money monica monkey monster morgan mother motdepasse movie movies mustang natasha naruto netflix newyork nicholas nicole
  nintendo nothing orange packers parola pass passport passw passwd passwort password patrick patriots peanut pepper
  phoenix pikachu pokemon porsche princess private purple qwerty rachel rainbow ranger realmadrid rebecca redsox richard robert
  rocky root salasana samantha samsung scooby scooter secret senha shadow silver simpsons slayer smokey snoopy soccer sophie
  spiderman spring star starwars steelers steven summer sunshine superman superstar sweet sweetheart taylor tennis
  test tester testing thomas thunder tiger tigger tinkerbell trustno unknown user vanessa veronica victoria
  wachtwoord warriors welcome whatever william willkommen windows winner winter wizard yamaha yankees yellow
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday`
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word)),
);

/** Rows and columns of keyboards, and other common sequences. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'qweasdzxc',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '147258369',
  '741852963',
  '789456123',
  '123654789',
].flatMap((row) => [row, Array.from(row).reverse().join('')]);

const LETTERS = new Map(Object.entries({ '@': 'a', 4: 'a', 3: 'e', 1: 'i', 0: 'o', $: 's', 5: 's', 7: 't' }));

/** Replaces leetspeak with letters, as in `p@ssw0rd`; characters after the last letter are kept. */
function unmasked(text: string): string {
  let isInWord = false;
  const letters = Array.from(text)
    .reverse()
    .map((sign) => {
      isInWord = /[a-z]/.test(sign) || (isInWord && LETTERS.has(sign));
      return isInWord ? (LETTERS.get(sign) ?? sign) : sign;
    });
  return letters.reverse().join('');
}

const SHORTEST_ROW = 3;
const isRow = (text: string): boolean => text.length >= SHORTEST_ROW && ROWS.some((row) => row.includes(text));
/** A repetition of one to four characters. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** Maximum length of a suffix, e.g. a year, appended to satisfy a rule. */
const APPENDED_LENGTH = 5;
/** Three words are hard to guess even if each is common. */
const MOST_WORDS = 2;

function isGuessable(text: string): boolean {
  if (isRow(text) || isRepeated(text)) return true;
  const parts = text.match(/[a-z]+|[^a-z]+/g) ?? [];
  const words = parts.filter((part) => /^[a-z]/.test(part));
  const isKnown = (part: string) => WORDS.has(part) || isRow(part) || isRepeated(part);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    parts.every((part) => isKnown(part) || (!/^[a-z]/.test(part) && part.length <= APPENDED_LENGTH))
  );
}

/**
 * Whether a password is among the first that an attacker tries: a common word, a keyboard row or a repetition, also
 * with a suffix or in leetspeak.
 */
function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return isGuessable(text) || isGuessable(unmasked(text));
}

/**
 * Validates a new password; null if it is acceptable. Only the server calls it: the word list is not sent to browsers,
 * which show the server's error.
 *
 * @param names of the account, which are easy to guess too
 */
export function newPasswordError(password: string, names: readonly string[] = []): string | null {
  const error = passwordError(password);
  if (error !== null) return error;
  const folded = normalizeIdentifier(password);
  const isName = names.some((name) => folded === normalizeIdentifier(name));
  return isName || isCommonPassword(password) ? accountTexts.passwordCommon : null;
}
