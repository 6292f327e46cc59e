const MINIMUM = [20, 19];

/**
 * Checks whether Marquee supports the version of Node. Imported before anything that needs a newer one.
 *
 * @param {string} [version] e.g. `20.19.0`
 * @returns {string | null} one sentence for people; null if the version is supported
 */
export function nodeVersionProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1]);
  return isOld ? `Marquee needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}.` : null;
}
