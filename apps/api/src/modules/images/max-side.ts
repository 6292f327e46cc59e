/** Of a resized image, before it is rotated: twice what the largest poster or still of a page is shown at. */
export const MAX_SIDE_PX = 2_048;
