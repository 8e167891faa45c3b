// The list is rendered by the server; a newer state of the inbox asks for it again.
const { version } = document.querySelector('[data-version]').dataset;

new EventSource('/__sandbox/inbox/events').addEventListener('message', ({ data }) => {
  if (data !== version) location.reload();
});
