import { plural, t } from '@lingui/core/macro';
import type { OperatorAct, OperatorActName } from '@marquee/core/contracts';

/** A sentence for each act, by its name. */
const texts: Record<OperatorActName, (operator: string, target: string) => string> = {
  make_reset_link: (operator, target) => t`${operator} made a link to reset the password of ${target}`,
  disable: (operator, target) => t`${operator} disabled ${target}`,
  enable: (operator, target) => t`${operator} enabled ${target}`,
  log_out: (operator, target) => t`${operator} logged ${target} out everywhere`,
  delete: (operator, target) => t`${operator} deleted ${target}`,
  make_operator: (operator, target) => t`${operator} made ${target} an operator`,
  unmake_operator: (operator, target) => t`${operator} removed ${target} as operator`,
  gain_operator: (operator) => t`${operator} became an operator by a group of the log-in provider`,
  lose_operator: (operator) => t`${operator} is no longer an operator, by the groups of the log-in provider`,
  set_password: (operator, target) => t`${operator} set a new password for ${target}`,
  unlock: (operator, target) => t`${operator} unlocked ${target} after failed logins`,
  make_donator: (operator, target) => t`${operator} made ${target} a donator`,
  unmake_donator: (operator, target) => t`${operator} removed ${target} as donator`,
  lift_cap: (operator, target) => t`${operator} lifted the rating limit of ${target}`,
  remove_second_factor: (operator, target) => t`${operator} turned off two-step login of ${target}`,
  invite: (operator, target) =>
    target === '' ? t`${operator} made an invitation` : t`${operator} made an invitation for ${target}`,
  revoke_invitation: (operator, target) =>
    target === '' ? t`${operator} revoked an invitation` : t`${operator} revoked the invitation for ${target}`,
  back_up: (operator) => t`${operator} made a backup`,
  download_backup: (operator, target) => t`${operator} downloaded the backup ${target}`,
  restore: (operator, target) => t`${operator} restored the backup ${target}`,
  send_test_mail: (operator) => t`${operator} sent a test email`,
  change_settings: (operator) => t`${operator} changed the site’s settings`,
  take_down: (operator, target) => t`${operator} took down ${target}`,
  change_note: (operator, target) => t`${operator} changed the take-down note of ${target}`,
  put_back: (operator, target) => t`${operator} put back ${target}`,
  answer_report: (operator, target) => t`${operator} answered reports about ${target}`,
  close_report: (operator, target) => t`${operator} closed reports about ${target}`,
  reopen_report: (operator, target) => t`${operator} reopened reports about ${target}`,
  answer_request: (operator, target) => t`${operator} answered the request for ${target}`,
  add_folder: (operator, target) => t`${operator} added the media folder ${target}`,
  remove_folder: (operator, target) => t`${operator} removed the media folder ${target}`,
  change_content: (operator) => t`${operator} changed the site’s content`,
  add_picture: (operator) => t`${operator} uploaded a picture`,
  match_file: (operator, target) => t`${operator} changed the match of ${target}`,
};

const isKnown = (act: string): act is OperatorActName => Object.hasOwn(texts, act);

/** What an operator did; of an act that this version does not know, its name. */
export function actText({ act, operator: username, target }: OperatorAct): string {
  const operator = username ?? t({ message: 'The terminal', context: 'who did it' });
  return isKnown(act) ? texts[act](operator, target ?? '') : [operator, act, target].filter(Boolean).join(' · ');
}

/** What belongs to an act, such as the lifetime of an invitation; values without a text of their own as they are. */
export const actDetails = ({ details }: OperatorAct): string[] =>
  Object.entries(details).map(([name, value]) => {
    if (name === 'days') return plural(Number(value), { one: '# day', other: '# days' });
    if (name === 'uses') return plural(Number(value), { one: '# account', other: '# accounts' });
    return value;
  });
