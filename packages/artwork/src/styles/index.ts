import { blueprint } from './blueprint';
import { colossal } from './colossal';
import { constructivist } from './constructivist';
import { contour } from './contour';
import { deco } from './deco';
import { engraved } from './engraved';
import { folk } from './folk';
import { grindhouse } from './grindhouse';
import { layered } from './layered';
import { midcentury } from './midcentury';
import { minimal } from './minimal';
import { modular } from './modular';
import { neon } from './neon';
import { noir } from './noir';
import { nouvelle } from './nouvelle';
import { op } from './op';
import { ornate } from './ornate';
import { polish } from './polish';
import { riso } from './riso';
import { spaceAge } from './space-age';
import { specimen } from './specimen';
import { speed } from './speed';
import { supergraphic } from './supergraphic';
import { swiss } from './swiss';
import type { PosterStyle } from './style';
import { textile } from './textile';
import { ukiyoe } from './ukiyoe';
import { western } from './western';
import { woodcut } from './woodcut';

const all = {
  woodcut,
  deco,
  constructivist,
  noir,
  midcentury,
  swiss,
  polish,
  ukiyoe,
  western,
  spaceAge,
  neon,
  grindhouse,
  folk,
  op,
  minimal,
  modular,
  supergraphic,
  layered,
  engraved,
  nouvelle,
  contour,
  ornate,
  speed,
  specimen,
  textile,
  riso,
  blueprint,
  colossal,
};

export type StyleName = keyof typeof all;

export const styles: Readonly<Record<StyleName, PosterStyle>> = all;
