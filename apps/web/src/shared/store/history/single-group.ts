/** One group of a collection or history on its own. Core memoises by group, so this computes the same objects. */
export const singleGroup = <Group>(all: Readonly<Record<string, Group>>, key: string): Record<string, Group> => {
  const group = all[key];
  return group === undefined ? {} : { [key]: group };
};
