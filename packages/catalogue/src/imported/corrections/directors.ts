/** One spelling for each person, as in the rest of the catalogue. */
const names: Readonly<Record<string, string>> = {
  'Alejandro Gonzalez Inarritu': 'Alejandro González Iñárritu',
  'Alfonso Cuaron': 'Alfonso Cuarón',
  'Chan-wook Park': 'Park Chan-wook',
  'Danny De Vito': 'Danny DeVito',
  'David Goyer': 'David S. Goyer',
  'Guillermo Del Toro': 'Guillermo del Toro',
  'Jack Lee Thompson': 'J. Lee Thompson',
  'Jan De Bont': 'Jan de Bont',
  'Joseph McGinty Nichol': 'McG',
  'Kevin MacDonald': 'Kevin Macdonald',
  'Lars Von Trier': 'Lars von Trier',
  'Lasse Hallstrom': 'Lasse Hallström',
  'Milos Forman': 'Miloš Forman',
  'Paul Anderson': 'Paul W. S. Anderson',
  'Pedro Almodovar': 'Pedro Almodóvar',
  'Roland Joffe': 'Roland Joffé',
  'Sammo Hung Kam-Bo': 'Sammo Hung',
  'Sir Richard Attenborough': 'Richard Attenborough',
  'Yimou Zhang': 'Zhang Yimou',
  'Bradley Rust Grey': 'Bradley Rust Gray',
  'Damien Wayans': 'Damien Dante Wayans',
};

/** Pairs of directors of whom the list names only one. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  'Andy Wachowski': ['Lana Wachowski', 'Lilly Wachowski'],
  'Albert Hughes': ['Albert Hughes', 'Allen Hughes'],
  'Bobby Farrelly': ['Bobby Farrelly', 'Peter Farrelly'],
  'Mark Duplass': ['Jay Duplass', 'Mark Duplass'],
  'Michael Spierig': ['Michael Spierig', 'Peter Spierig'],
  'Oxide Pang Chun': ['Danny Pang', 'Oxide Pang'],
};

/** Wrong or incomplete directors in the list, by title and year as in the list. */
export const directorCorrections: Readonly<Record<string, readonly string[]>> = {
  'The Greatest Story Ever Told|1965': ['George Stevens'],
  'Supernova|2000': [],
  'Chuck&Buck|2000': ['Miguel Arteta'],
  'Once in a Lifetime: the Extraordinary Story of the New York Cosmos|2006': ['Paul Crowder', 'John Dower'],
  'Monsters, Inc.|2001': ['Pete Docter'],
  'The Man From Snowy River|1982': ['George T. Miller'],
  'Dumb & Dumber|1994': ['Peter Farrelly'],
  'About a Boy|2002': ['Chris Weitz', 'Paul Weitz'],
  'Down to Earth|2001': ['Chris Weitz', 'Paul Weitz'],
  'The Ladykillers|2004': ['Joel Coen', 'Ethan Coen'],
  'No Country for Old Men|2007': ['Joel Coen', 'Ethan Coen'],
  'Burn After Reading|2008': ['Joel Coen', 'Ethan Coen'],
  'A Serious Man|2009': ['Joel Coen', 'Ethan Coen'],
  'Madagascar|2005': ['Eric Darnell', 'Tom McGrath'],
  'Madagascar: Escape 2 Africa|2008': ['Eric Darnell', 'Tom McGrath'],
  'Cloudy with a Chance of Meatballs|2009': ['Phil Lord', 'Christopher Miller'],
  'The Prince of Egypt|1998': ['Brenda Chapman', 'Steve Hickner', 'Simon Wells'],
  'Bee Movie|2007': ['Steve Hickner', 'Simon J. Smith'],
  'Antz|1998': ['Eric Darnell', 'Tim Johnson'],
  'Sinbad: Legend of the Seven Seas|2003': ['Tim Johnson', 'Patrick Gilmore'],
  'Anastasia|1997': ['Don Bluth', 'Gary Goldman'],
  'Titan A.E.|2000': ['Don Bluth', 'Gary Goldman'],
  'The Road to El Dorado|2000': [],
  'Tarzan|1999': ['Kevin Lima', 'Chris Buck'],
  'The Hunchback of Notre Dame|1996': ['Gary Trousdale', 'Kirk Wise'],
  'Atlantis: The Lost Empire|2001': ['Gary Trousdale', 'Kirk Wise'],
  'Shark Tale|2004': ['Bibo Bergeron', 'Vicky Jenson', 'Rob Letterman'],
  'Monsters vs. Aliens|2009': ['Rob Letterman', 'Conrad Vernon'],
  'Shrek 2|2004': ['Andrew Adamson', 'Kelly Asbury', 'Conrad Vernon'],
  'Spirit: Stallion of the Cimarron|2002': ['Kelly Asbury', 'Lorna Cook'],
  'The Princess and the Frog|2009': ['Ron Clements', 'John Musker'],
  'Chicken Run|2000': ['Peter Lord', 'Nick Park'],
  'Wallace & Gromit: The Curse of the Were-Rabbit|2005': ['Nick Park', 'Steve Box'],
  'The Corpse Bride|2005': ['Tim Burton', 'Mike Johnson'],
  'Flushed Away|2006': ['David Bowers', 'Sam Fell'],
  'The Tale of Despereaux|2008': ['Sam Fell', 'Rob Stevenhagen'],
  'Epic Movie|2007': ['Jason Friedberg', 'Aaron Seltzer'],
  'Meet the Spartans|2008': ['Jason Friedberg', 'Aaron Seltzer'],
  'Disaster Movie|2008': ['Jason Friedberg', 'Aaron Seltzer'],
  'Date Movie|2006': ['Aaron Seltzer'],
  'Little Miss Sunshine|2006': ['Jonathan Dayton', 'Valerie Faris'],
  'Airplane!|1980': ['Jim Abrahams', 'David Zucker', 'Jerry Zucker'],
  'Grindhouse|2007': ['Robert Rodriguez', 'Quentin Tarantino'],
  'Sin City|2005': ['Frank Miller', 'Robert Rodriguez'],
  'New York Stories|1989': ['Martin Scorsese', 'Francis Ford Coppola', 'Woody Allen'],
  'Four Rooms|1995': ['Allison Anders', 'Alexandre Rockwell', 'Robert Rodriguez', 'Quentin Tarantino'],
  'Twilight Zone: The Movie|1983': ['John Landis', 'Steven Spielberg', 'Joe Dante', 'George Miller'],
  'Casino Royale|1967': ['John Huston', 'Ken Hughes', 'Val Guest', 'Robert Parrish', 'Joe McGrath'],
  "Paris, je t'aime|2007": [],
  'Tora, Tora, Tora|1970': ['Richard Fleischer', 'Kinji Fukasaku', 'Toshio Masuda'],
  'U2 3D|2008': ['Catherine Owens', 'Mark Pellington'],
  'Oceans|2010': ['Jacques Perrin', 'Jacques Cluzaud'],
};

/** The corrected directors of a row; `listed` is the row's value. */
export function directorsOf(key: string, listed: string | null): readonly string[] {
  const corrected = directorCorrections[key];
  if (corrected) return corrected;
  if (listed === null) return [];
  return pairs[listed] ?? [names[listed] ?? listed];
}
