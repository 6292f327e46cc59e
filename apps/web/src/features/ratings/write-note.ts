import { changeEntry, findEntry, isLive, NOTE_LENGTH, removeEntry, type Note } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited, selectCollection } from '../../shared/store/collections';
import { offerUndo } from '../../shared/ui';
import { subjectName, type RatedSubject } from './subject';

type NoteThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

const selectNotes = selectCollection('notes');

/** What somebody wrote about a title; null where there is nothing. */
export function selectNote(state: AppState, key: string): Note | null {
  const entry = findEntry(selectNotes(state), key);
  return entry && isLive(entry) ? entry.value : null;
}

const put =
  (key: string, value: Note): NoteThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectNotes(getState()), key);
    dispatch(entriesEdited('notes', [changeEntry(known, key, value, now())]));
  };

/** Keeps a text about a title; an empty one removes what was there, with Undo. */
export const writeNote =
  (subject: RatedSubject, typed: string, hasSpoilers: boolean): NoteThunk =>
  (dispatch, getState, { now }) => {
    const { key, title, year } = subject;
    const text = typed.trim().slice(0, NOTE_LENGTH);
    const before = selectNote(getState(), key);
    if (text === (before?.text ?? '') && (text === '' || hasSpoilers === before?.hasSpoilers)) return;
    if (text !== '') {
      dispatch(put(key, { text, hasSpoilers, writtenAt: now(), title, year }));
      return;
    }
    const known = findEntry(selectNotes(getState()), key);
    if (!known || !before) return;
    dispatch(entriesEdited('notes', [removeEntry(known, now())]));
    offerUndo(`Removed your note on ${subjectName(subject)}`, () => dispatch(put(key, before)));
  };
