import type { Avatar } from '@marquee/core';
import type { ReactElement } from 'react';

/** Classes: `a` is light on the background, `b` is dark. */
type Draw = () => ReactElement;

const A = 'var(--tone-light)';
const B = 'var(--tone-deep)';
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const turned = (degrees: number) => ({ transform: `rotate(${degrees} 32 32)` });

const Rings: Draw = () => (
  <g fill="none" strokeWidth={5}>
    <circle cx={20} cy={46} r={8} fill={A} />
    {range(4).map((at) => (
      <circle key={at} cx={20} cy={46} r={18 + at * 10} stroke={at % 2 === 0 ? B : A} />
    ))}
  </g>
);
const Tiles: Draw = () => (
  <>
    {range(16).map((at) => {
      const [x, y] = [(at % 4) * 16, Math.floor(at / 4) * 16];
      const isTurned = (at * 7 + Math.floor(at / 4)) % 3 === 0;
      return (
        <path key={at} d={isTurned ? `M${x} ${y}h16v16z` : `M${x} ${y + 16}v-16h16z`} fill={at % 3 === 0 ? B : A} />
      );
    })}
  </>
);
const Waves: Draw = () => (
  <g fill="none" strokeWidth={6}>
    {range(5).map((at) => (
      <path key={at} d={`M-8 ${8 + at * 13}q10 -12 20 0t20 0t20 0t20 0`} stroke={at % 2 === 0 ? A : B} />
    ))}
  </g>
);
const Rays: Draw = () => (
  <>
    {range(12).map((at) => (
      <path key={at} d="M32 64l-6.5 44h13z" fill={at % 2 === 0 ? A : B} transform={`rotate(${at * 15 - 82.5} 32 64)`} />
    ))}
    {range(13).map((at) => (
      <path key={at} d="M32 64L27.5 -14h9z" fill={at % 2 === 0 ? A : B} transform={`rotate(${(at - 6) * 15} 32 64)`} />
    ))}
    <circle cx={32} cy={64} r={17} fill={B} />
    <circle cx={32} cy={64} r={11} fill={A} />
  </>
);
const Dots: Draw = () => (
  <>
    {range(25).map((at) => {
      const [x, y] = [at % 5, Math.floor(at / 5)];
      return <circle key={at} cx={6 + x * 13} cy={6 + y * 13} r={2 + (x + y) * 0.7} fill={(x + y) % 3 === 0 ? B : A} />;
    })}
  </>
);
const Stripes: Draw = () => (
  <g {...turned(-45)}>
    {range(6).map((at) => (
      <rect key={at} x={-20} y={-16 + at * 18} width={104} height={at % 2 === 0 ? 9 : 5} fill={at % 2 === 0 ? A : B} />
    ))}
  </g>
);
const Petals: Draw = () => (
  <>
    {range(8).map((at) => (
      <ellipse key={at} cx={32} cy={15} rx={7} ry={13} fill={at % 2 === 0 ? A : B} {...turned(at * 45)} />
    ))}
    <circle cx={32} cy={32} r={7} fill={B} />
    <circle cx={32} cy={32} r={3.5} fill={A} />
  </>
);
const Steps: Draw = () => (
  <>
    {range(5).map((at) => (
      <rect key={at} x={at * 13} y={52 - at * 11} width={13} height={64} fill={at % 2 === 0 ? B : A} />
    ))}
    <circle cx={17} cy={17} r={8} fill={A} />
  </>
);
const Moons: Draw = () => (
  <>
    <circle cx={32} cy={32} r={20} fill={A} />
    <path d="M32 12a20 20 0 0 1 0 40a30 30 0 0 0 0 -40z" fill={B} />
    <circle cx={10} cy={12} r={3} fill={A} />
    <circle cx={54} cy={54} r={4.5} fill={B} />
    <circle cx={55} cy={9} r={2} fill={A} />
  </>
);
const star = (x: number, y: number, r: number): string =>
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- A path.
  `M${x} ${y - r}q${r * 0.18} ${r * 0.82} ${r} ${r}q${-r * 0.82} ${r * 0.18} ${-r} ${r}q${-r * 0.18} ${-r * 0.82} ${-r} ${-r}q${r * 0.82} ${-r * 0.18} ${r} ${-r}z`;
const Stars: Draw = () => (
  <>
    <path d={star(28, 34, 22)} fill={A} />
    <path d={star(52, 14, 9)} fill={B} />
    <path d={star(10, 11, 6)} fill={A} />
    <path d={star(52, 53, 8)} fill={A} />
  </>
);
const Weave: Draw = () => (
  <>
    {range(4).map((at) => (
      <rect key={at} x={4 + at * 16} width={8} height={64} fill={A} />
    ))}
    {range(16).map((at) => {
      const [x, y] = [at % 4, Math.floor(at / 4)];
      const isFront = (x + y) % 2 === 0;
      return (
        <rect key={at} x={x * 16 + (isFront ? 1 : 13)} y={4 + y * 16} width={isFront ? 14 : 6} height={8} fill={B} />
      );
    })}
  </>
);
const Peaks: Draw = () => (
  <>
    <circle cx={44} cy={18} r={9} fill={A} />
    <path d="M-4 64L20 24L44 64z" fill={B} />
    <path d="M20 24l-7 11.7l7 4l7 -4z" fill={A} />
    <path d="M26 64L46 36L68 64z" fill={A} />
  </>
);

const systems: Record<Exclude<Avatar, 'upload'>, Draw> = {
  rings: Rings,
  tiles: Tiles,
  waves: Waves,
  rays: Rays,
  dots: Dots,
  stripes: Stripes,
  petals: Petals,
  steps: Steps,
  moons: Moons,
  stars: Stars,
  weave: Weave,
  peaks: Peaks,
};

/** A generated picture in one of twelve styles, in the tones of its background. */
export function GeneratedAvatar({ system }: { system: Exclude<Avatar, 'upload'> }) {
  const System = systems[system];
  return (
    <svg viewBox="0 0 64 64" preserveAspectRatio="xMidYMid slice" className="size-full">
      <System />
    </svg>
  );
}
