import {
  folderListSchema,
  folderLookSchema,
  folderStatesSchema,
  type FolderList,
  type FolderLook,
  type FolderStates,
} from '@marquee/core/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { backendApi, configApi } from '../../shared/api';
import { callFailure } from '../../shared/api/call-failure';

const fail = { transformErrorResponse: callFailure };
/** Disks come and go. */
const fresh = { keepUnusedDataFor: 0 };
const call = (path: string, body: { path: string | null }) => ({
  url: `/operator/folders${path}`,
  method: 'POST',
  body,
});

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Whether the site may host media is part of its config. */
async function reloadConfig(dispatch: Dispatch, changed: Promise<unknown>): Promise<void> {
  const isDone = await changed.then(
    () => true,
    () => false,
  );
  if (isDone) void dispatch(configApi.endpoints.config.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

/** The folders of the library, for operators. A change also changes the list of files. */
export const mediaFoldersApi = backendApi
  .enhanceEndpoints({ addTagTypes: ['MediaFolders', 'Library'] })
  .injectEndpoints({
    endpoints: (build) => ({
      mediaFolders: build.query<FolderStates, undefined>({
        query: () => '/operator/folders',
        transformResponse: (body: unknown) => folderStatesSchema.parse(body),
        providesTags: ['MediaFolders'],
        ...fail,
        ...fresh,
      }),
      addFolder: build.mutation<unknown, string>({
        query: (path) => call('', { path }),
        invalidatesTags: ['MediaFolders', 'Library'],
        onQueryStarted: (_path, { dispatch, queryFulfilled }) => reloadConfig(dispatch, queryFulfilled),
        ...fail,
      }),
      removeFolder: build.mutation<unknown, string>({
        query: (path) => call('/remove', { path }),
        invalidatesTags: ['MediaFolders', 'Library'],
        onQueryStarted: (_path, { dispatch, queryFulfilled }) => reloadConfig(dispatch, queryFulfilled),
        ...fail,
      }),
      browseFolder: build.query<FolderList, string | null>({
        query: (path) => call('/browse', { path }),
        transformResponse: (body: unknown) => folderListSchema.parse(body),
        ...fail,
        ...fresh,
      }),
      lookIntoFolder: build.query<FolderLook, string>({
        query: (path) => call('/look', { path }),
        transformResponse: (body: unknown) => folderLookSchema.parse(body),
        ...fail,
        ...fresh,
      }),
    }),
  });
