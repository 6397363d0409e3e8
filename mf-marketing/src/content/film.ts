/** What the film is called wherever it stands, and the way to its words. */
export const film = { name: 'Maya’s three years', readTranscript: 'Read the transcript' };
