import { t } from '@lingui/core/macro';
import { changeEntry, findEntry, NOTE_LENGTH, removeEntry, type Note } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entriesEdited } from '../../shared/store/collections';
import { noteOf, selectNotes } from '../../shared/store/notes';
import { offerUndo } from '../../shared/ui';
import { subjectName, type RatedSubject } from './subject';

type NoteThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export const selectNote = (state: AppState, key: string): Note | null => noteOf(selectNotes(state), key);

const put =
  (key: string, value: Note): NoteThunk =>
  (dispatch, getState, { now }) => {
    const known = findEntry(selectNotes(getState()), key);
    dispatch(entriesEdited('notes', [changeEntry(known, key, value, now())]));
  };

/** Stores a note on a title; an empty text removes it, with Undo. */
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
    const name = subjectName(subject);
    offerUndo(t`Removed your note on ${name}`, () => dispatch(put(key, before)));
  };
