import type { Locator } from '@playwright/test';

const names = ['Highlight', 'HighlightText', 'Canvas', 'CanvasText', 'ButtonFace', 'ButtonText', 'GrayText'] as const;
export type SystemColour = (typeof names)[number];

interface Drawn {
  /** System colours that it may be; several have the same value in some palettes. */
  ground: SystemColour[];
  ink: SystemColour[];
  border: SystemColour[];
  /** Width of the outline in pixels, 0 without one, and its colours. */
  outlineWidth: number;
  outline: SystemColour[];
  isUnderlined: boolean;
}

/** How an element is drawn with forced colours, once it no longer changes: a colour on its way is none of the system's. */
export const drawn = (element: Locator): Promise<Drawn> =>
  element.evaluate(async (node, all) => {
    const passing = node.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity;
    });
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    // Reduced motion makes every change a very short transition.
    probe.style.setProperty('transition', 'none', 'important');
    const values = all.map((name) => {
      probe.style.color = name;
      return [name, getComputedStyle(probe).color] as const;
    });
    probe.remove();
    const called = (value: string) => values.filter(([, own]) => own === value).map(([name]) => name);
    const style = getComputedStyle(node);
    return {
      ground: called(style.backgroundColor),
      ink: called(style.color),
      border: style.borderStyle === 'none' || parseFloat(style.borderWidth) === 0 ? [] : called(style.borderColor),
      outlineWidth: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
      outline: called(style.outlineColor),
      isUnderlined: style.textDecorationLine.includes('underline'),
    };
  }, names);
