import { loadLevel, percentOf, type LoadLevel, type StatisticsFigures } from '@marquee/core';
import { Section } from '../../shared/ui';
import { Bar } from './bar';
import { numbers } from './numbers';

const levels: Record<LoadLevel, { tone: 'bg-success' | 'bg-warning' | 'bg-danger'; text: string }> = {
  green: { tone: 'bg-success', text: 'normal' },
  yellow: { tone: 'bg-warning', text: 'busy' },
  red: { tone: 'bg-danger', text: 'at its limit' },
};

/** The load in its colour, and who was active, relative to the month. */
export function ServerStatus({ serverLoad, activeUsers }: Pick<StatisticsFigures, 'serverLoad' | 'activeUsers'>) {
  const level = serverLoad === null ? null : levels[loadLevel(serverLoad)];
  const periods = [
    { label: 'Active today', users: activeUsers.today },
    { label: 'Active this week', users: activeUsers.week },
    { label: 'Active this month', users: activeUsers.month },
  ];
  return (
    <Section title="Server Status">
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-x-12">
        {serverLoad !== null && level && (
          <div className="lg:col-span-3">
            <Bar label="Load" value={`${serverLoad}%, ${level.text}`} percent={serverLoad} tone={level.tone} />
          </div>
        )}
        {periods.map(({ label, users }) => (
          <Bar
            key={label}
            label={label}
            value={`${numbers.format(users)} users`}
            percent={percentOf(users, activeUsers.month)}
          />
        ))}
      </div>
    </Section>
  );
}
