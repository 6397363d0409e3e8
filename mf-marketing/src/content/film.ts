export const film = { name: 'Maya’s three years', readTranscript: 'Read the transcript' };
