/** Alternative wordings of one fact; the film's name determines which is used. */
export type Phrases = readonly string[];

/** The source of the story, as a part of a sentence about the film. */
export const basis: Readonly<Record<string, Phrases>> = {
  'Based on Book/Short Story': ['adapted from a book', 'taken from the page', 'which began as a book', 'after a book'],
  'Based on Factual Book/Article': ['after a book of facts', 'which began as a piece of reporting'],
  'Based on Real Life Events': ['after a true story', 'made from things that happened', 'built on real events'],
  Remake: ['a remake', 'told on screen once before', 'a new version of an older film'],
  'Based on TV': ['grown out of a television series', 'from television to the big screen', 'after a television series'],
  'Based on Comic/Graphic Novel': ['drawn from a comic', 'from the panels of a comic', 'which began as a comic'],
  'Based on Play': ['first seen on a stage', 'adapted from a play', 'after a play'],
  'Based on Game': ['taken from a game', 'which began as a game'],
  'Traditional/Legend/Fairytale': ['after an old tale', 'retelling a story that everyone knows'],
  'Based on Magazine Article': ['which began as a magazine article', 'after an article in a magazine'],
  'Based on Musical/Opera': ['after a musical for the stage', 'brought over from the musical stage'],
  'Based on Short Film': ['which began as a short film', 'enlarged from a short film'],
  'Spin-Off': ['with a character from another film', 'a spin-off'],
  'Disney Ride': ['named after a theme-park ride'],
  'Based on Toy': ['after a line of toys'],
};

/** Time and place of the story, as a sentence. */
export const settings: Readonly<Record<string, Phrases>> = {
  'Contemporary Fiction': [
    'The story is set in the present day.',
    'Its characters are invented, its world is the one outside the cinema.',
    'It takes place in its own time.',
    'The setting is the present.',
  ],
  'Historical Fiction': [
    'The story looks back to an earlier time.',
    'Its people are invented and their century is not.',
    'It is set in the past, among invented people.',
    'The past is where its story takes place.',
  ],
  Dramatization: [
    'Real people stand behind its characters.',
    'It gives real events the shape of a story.',
    'The people in it lived, and actors play them.',
    'The events that it tells are a matter of record.',
  ],
  Fantasy: [
    'The rules of the everyday world do not hold in it.',
    'It asks us to believe in something that nobody has seen.',
    'Things happen in it that cannot happen.',
    'Its world has more in it than ours.',
  ],
  'Science Fiction': [
    'It starts from something that science has not done yet.',
    'Its world is ours with a guess added.',
    'It follows one impossible idea to where it leads.',
    'Its story begins where known science ends.',
  ],
  'Kids Fiction': [
    'It was made with children in mind.',
    'It is meant for the youngest in the house, and does not shut out the others.',
    'A story for children and whoever sits beside them.',
    'Young viewers come first in it.',
  ],
  'Super Hero': [
    'Its hero can do more than other people can.',
    'Extraordinary powers meet ordinary troubles in it.',
    'Power and what to do with it are its subject.',
  ],
  Factual: ['Nothing in it is made up.', 'Its subject is real.', 'It keeps to the facts.'],
};
