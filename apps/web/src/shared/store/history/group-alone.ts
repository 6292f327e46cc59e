/** One group of a collection or of a history as if it were all: what core derives and remembers title by title. */
export const groupAlone = <Group>(all: Readonly<Record<string, Group>>, key: string): Record<string, Group> => {
  const group = all[key];
  return group === undefined ? {} : { [key]: group };
};
