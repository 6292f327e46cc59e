export const numbers = new Intl.NumberFormat('en-US');
export const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
export const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
