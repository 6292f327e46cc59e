import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Person } from '@marquee/core/contracts';
import { useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { ConfirmButton, showToast } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { operatorApi } from '../operator-api';
import { Act, FailedAct } from './act';
import { DeletePerson } from './delete-person';
import { PersonBadges } from './person-row';
import { personFacts } from './person-facts';
import { ResetLinkMaker } from './reset-link-maker';

interface PersonDialogProps {
  person: Person;
  onClose: () => void;
}

/** What operators do with an account (OPERATOR-05 to OPERATOR-07). */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
  const isSelf = useAppSelector(selectUser)?.id === person.id;
  return (
    <HeadedModal title={person.username} text={personFacts(person)} onClose={onClose}>
      <p className="flex flex-wrap gap-2 empty:hidden">
        <PersonBadges {...person} />
      </p>
      <LogOut person={person} />
      {isSelf ? (
        <p className="border-t border-line pt-4 text-sm text-ink-soft">
          <Trans>This is you. Another operator can do more with your account.</Trans>
        </p>
      ) : (
        <>
          <ResetLinkMaker person={person} />
          {person.hasSecondFactor && <SecondFactor person={person} />}
          <Changes person={person} />
          <DeletePerson person={person} onDeleted={onClose} />
        </>
      )}
    </HeadedModal>
  );
}

function LogOut({ person: { id, username, sessions } }: { person: Person }) {
  const [logOut, { error }] = operatorApi.useLogOutPersonMutation();
  const run = async () => {
    const { error: failure } = await logOut(id);
    if (!failure) showToast({ kind: 'success', message: t`${username} is logged out everywhere.` });
  };
  return (
    <>
      <Act title={t`Log out everywhere`} text={t`Access tokens keep working.`}>
        {sessions > 0 && (
          <ConfirmButton label={t`Log out`} question={t`Really log out?`} onConfirm={() => void run()} />
        )}
      </Act>
      <FailedAct error={error} />
    </>
  );
}

/** For who has lost the phone and the recovery codes. */
function SecondFactor({ person: { id, username } }: { person: Person }) {
  const [remove, { error }] = operatorApi.useRemoveSecondFactorMutation();
  const run = async () => {
    const { error: failure } = await remove(id);
    if (!failure) showToast({ kind: 'success', message: t`${username} logs in without a code now.` });
  };
  return (
    <>
      <Act
        title={t`Turn off two-step login`}
        text={t`For someone who lost their codes. Make sure that it’s really them who ask.`}
      >
        <ConfirmButton label={t`Turn off`} question={t`Really turn off?`} onConfirm={() => void run()} />
      </Act>
      <FailedAct error={error} />
    </>
  );
}

function Changes({ person: { id, isDisabled, isOperator, cap } }: { person: Person }) {
  const [change, { error }] = operatorApi.useChangePersonMutation();
  return (
    <>
      <Act
        title={isDisabled ? t`Enable the account` : t`Disable the account`}
        text={
          isDisabled
            ? t`Logging in and access tokens work again.`
            : t`Ends every session. Nobody can log in, and access tokens stop working. Nothing is deleted.`
        }
      >
        <ConfirmButton
          label={isDisabled ? t`Enable` : t`Disable`}
          question={isDisabled ? t`Really enable?` : t`Really disable?`}
          onConfirm={() => void change({ id, change: { isDisabled: !isDisabled } })}
        />
      </Act>
      {cap ? (
        <Act title={t`Lift the rating limit`} text={t`The account can then watch everything, and add profiles.`}>
          <ConfirmButton
            label={t`Lift`}
            question={t`Really lift?`}
            onConfirm={() => void change({ id, change: { cap: null } })}
          />
        </Act>
      ) : (
        <Act
          title={isOperator ? t`Remove as operator` : t`Make an operator`}
          text={
            isOperator
              ? t`The account stays, without this dashboard.`
              : t`Operators can do everything here, also with other operators’ accounts.`
          }
        >
          <ConfirmButton
            label={isOperator ? t`Remove` : t`Make operator`}
            question={isOperator ? t`Really remove?` : t`Really make operator?`}
            onConfirm={() => void change({ id, change: { isOperator: !isOperator } })}
          />
        </Act>
      )}
      <FailedAct error={error} />
    </>
  );
}
