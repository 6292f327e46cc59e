/** Path below which the site answers Stremio and players that it starts. */
export const ADDON_PATH = '/addon';

/** The address of a person’s add-on, which is all that it takes to use it. */
export const addonAddress = (origin: string, secret: string): string =>
  `${origin}${ADDON_PATH}/${encodeURIComponent(secret)}/manifest.json`;

/** Opens Stremio, which then asks whether to install the add-on. */
export const stremioInstallLink = (address: string): string => address.replace(/^https?:/, 'stremio:');
