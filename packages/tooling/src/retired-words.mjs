/**
 * Marquee's former words for concepts with a standard term. ESLint refuses them as identifiers and in file names;
 * docs/glossary.md lists the replacements.
 */
export const retiredIdentifiers = [
  'askAhead',
  'Books',
  'breathe',
  'climbAfterFirstPicture',
  'createAhead',
  'dropAside',
  'drawsFirstPages',
  'FirstPages',
  'hurry',
  'isOver',
  'Ledger',
  'lookAtEach',
  'namedModules',
  'PagePart',
  'setAside',
  'takeStock',
  'untold',
  'useContentKey',
  'useFirstUntilOwn',
  'useLate',
  'useNear',
  'useWhenOwn',
  'whenOver',
  'whenRestored',
];

const RETIRED_IN_FILE_NAMES =
  /(^|-)(ahead|breathe|climb|comeback|drawn|first-pages?|hurry|ledger|lock\.slice|own|rung|take-stock|untold)(?=[-.]|$)/;
const allowedFileNames = new Set(['login-lock.slice.ts']);

/** ESLint rule: no retired words in file names. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    messages: { retired: 'The word “{{word}}” in the name of this file is retired; see docs/glossary.md.' },
  },
  create: (context) => ({
    Program(node) {
      const name = context.filename.split(/[\\/]/).at(-1) ?? '';
      const word = allowedFileNames.has(name) ? undefined : RETIRED_IN_FILE_NAMES.exec(name)?.[2];
      if (word) context.report({ node, messageId: 'retired', data: { word } });
    },
  }),
};
