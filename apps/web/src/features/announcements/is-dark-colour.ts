/** Mean of the lightness of black and white as the eye weighs them (WCAG): below it ivory reads better, above it ink. */
const MIDDLE_LUMINANCE = 0.179;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Whether light text reads better on a CSS colour. The browser itself resolves names and short forms. */
export function isDarkColour(colour: string): boolean {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const [red = 255, green = 255, blue = 255] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) < MIDDLE_LUMINANCE;
}
