import type { Router } from 'express';
import { mediaFoldersRoutes } from './media-folders.routes';
import { MediaFoldersService, type MediaFoldersDeps } from './media-folders.service';
import { tellProvider } from './tell-provider';

/** `/operator/folders`. The stream provider learns of each change, whichever process made it. */
export function createMediaFolders(deps: MediaFoldersDeps & { onStop: (listener: () => void) => void }): Router {
  if (deps.settings.provider.secret !== undefined) deps.onStop(tellProvider(deps));
  return mediaFoldersRoutes(new MediaFoldersService(deps));
}
