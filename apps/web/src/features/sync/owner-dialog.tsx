import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useAppDispatch, useAppSelector } from '../../shared/store';
import { selectUser } from '../../shared/store/session.slice';
import { ownerChosen, type OwnerChoice, type OwnerConflict } from '../../shared/store/sync-status.slice';
import { Button } from '../../shared/ui';
import { Modal } from '../../shared/ui/dialog';

/**
 * Asks what to do with another person's data before anything is synced. Closing it chooses the option that loses
 * nothing.
 */
export function OwnerDialog({ conflict }: { conflict: OwnerConflict }) {
  const dispatch = useAppDispatch();
  const username = useAppSelector(selectUser)?.username;
  const { owner, bookmarks, watched, unsent, canStash } = conflict;
  const choose = (choice: OwnerChoice) => dispatch(ownerChosen(choice));
  return (
    <Modal
      title={t`Another account’s data is in this browser`}
      onClose={() => canStash && choose('aside')}
      className="inset-x-4 top-1/2 mx-auto max-h-[90svh] max-w-lg -translate-y-1/2 animate-[fade-in_180ms] overflow-y-auto rounded-xl p-6 md:p-8"
    >
      <p aria-hidden className="display text-3xl">
        <Trans>Whose is this?</Trans>
      </p>
      <p className="mt-3 text-ink-soft">
        <Trans>
          You’re logged in as <strong className="text-ink">{username}</strong>. This browser has{' '}
          <Plural value={bookmarks} one="# bookmark" other="# bookmarks" /> and{' '}
          <Plural value={watched} one="# watched title" other="# watched titles" /> from{' '}
          <strong className="text-ink">{owner}</strong>. None of it has been sent to your account.
        </Trans>
      </p>
      {unsent > 0 && (
        <p className="mt-3 border-s-2 border-warning ps-3 text-sm">
          {plural(unsent, {
            one: `# change hasn’t reached ${owner}’s account yet. It’ll be sent when ${owner} logs in here again.`,
            other: `# changes haven’t reached ${owner}’s account yet. They’ll be sent when ${owner} logs in here again.`,
          })}
        </p>
      )}
      <div className="mt-6 grid gap-3">
        {canStash && (
          <Button
            size="lg"
            data-autofocus
            onClick={() => choose('aside')}
            className="h-auto min-h-13 whitespace-normal"
          >
            <Trans>Keep it until {owner} is back</Trans>
          </Button>
        )}
        <Button
          size="lg"
          variant="secondary"
          onClick={() => choose('merge')}
          className="h-auto min-h-13 whitespace-normal"
        >
          <Trans>Add it to my account</Trans>
        </Button>
        <Button
          size="lg"
          variant="secondary"
          onClick={() => choose('discard')}
          className="h-auto min-h-13 whitespace-normal"
        >
          <Trans>Remove it from this browser</Trans>
        </Button>
      </div>
    </Modal>
  );
}
