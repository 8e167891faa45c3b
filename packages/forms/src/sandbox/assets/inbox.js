// The list is rendered by the server; a change asks for it again.
new EventSource('/__sandbox/inbox/events').addEventListener('message', () => location.reload());
