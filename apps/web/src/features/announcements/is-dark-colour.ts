/**
 * The luminance (WCAG) with equal contrast to black and white: below it light text is more readable, above it dark
 * text.
 */
const MIDDLE_LUMINANCE = 0.179;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Whether light text is more readable on a CSS colour. The browser resolves names and short forms. */
export function isDarkColour(colour: string): boolean {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const [red = 255, green = 255, blue = 255] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < MIDDLE_LUMINANCE;
}
