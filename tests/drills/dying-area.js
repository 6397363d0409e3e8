// An area whose code ends the thread that renders it.
process.exit(1);
