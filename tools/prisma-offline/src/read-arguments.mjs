/**
 * The arguments with which Prisma starts its schema engine. The data source is read from the environment instead,
 * because a URL in an argument would be visible in process lists.
 *
 * @param {string[]} args
 */
export function readArguments(args) {
  const datamodelPaths = [];
  let command;
  for (let index = 0; index < args.length; index += 1) {
    if (args[index] === '--datamodels') datamodelPaths.push(args[(index += 1)]);
    else if (args[index] === 'cli') command = args[(index += 1)];
  }
  return { datamodelPaths, command };
}
