/** Maximum side of a resized image before rotation: twice the size of the largest poster or still on a page. */
export const MAX_SIDE_PX = 2_048;
