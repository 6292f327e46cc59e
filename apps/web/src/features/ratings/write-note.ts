import { t } from '@lingui/core/macro';
import { NOTE_LENGTH, type Note } from '@marquee/core';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import { entryChanged, entryRemoved } from '../../shared/store/collections';
import { noteOf, selectNotes } from '../../shared/store/notes';
import { offerUndo } from '../../shared/ui';
import { subjectName, type RatedSubject } from './subject';

type NoteThunk = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => void;

export const selectNote = (state: AppState, key: string): Note | null => noteOf(selectNotes(state), key);

/** Stores a note on a title; an empty text removes it, with Undo. */
export const writeNote =
  (subject: RatedSubject, typed: string, hasSpoilers: boolean): NoteThunk =>
  (dispatch, getState, { now }) => {
    const { key, title, year } = subject;
    const text = typed.trim().slice(0, NOTE_LENGTH);
    const before = selectNote(getState(), key);
    if (text === (before?.text ?? '') && (text === '' || hasSpoilers === before?.hasSpoilers)) return;
    if (text !== '') {
      dispatch(entryChanged('notes', key, { text, hasSpoilers, writtenAt: now(), title, year }));
      return;
    }
    if (!before) return;
    dispatch(entryRemoved('notes', key));
    const name = subjectName(subject);
    offerUndo(t`Removed your note on ${name}`, () => dispatch(entryChanged('notes', key, before)));
  };
