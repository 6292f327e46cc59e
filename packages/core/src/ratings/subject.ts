/** What a rating or a note is about: `movie:603`, `tv:1399`, `tv:1399/s1` or `tv:1399/s1e2`. */
export const subjectKeyPattern = /^(?:movie:[1-9]\d{0,9}|tv:[1-9]\d{0,9}(?:\/s\d{1,4}(?:e\d{1,5})?)?)$/;
