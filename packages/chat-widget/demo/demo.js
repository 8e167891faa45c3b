const form = document.querySelector('#settings');
const events = document.querySelector('#events');

form.addEventListener('change', ({ target }) => {
  const { name, type, checked, value } = target;
  const setting =
    type === 'checkbox' ? (checked ? value.replace(/^on$/, '') : null) : value || null;
  window.ChatWidget('set', { [name]: setting });
});

document.querySelector('#notify').addEventListener('click', () => window.ChatWidget('notify'));

for (const name of ['chat-open', 'chat-close', 'chat-send', 'chat-notify'])
  document.addEventListener(name, (event) => {
    const line = document.createElement('li');
    line.textContent = `${event.type} ${JSON.stringify(event.detail)}`;
    events.append(line);
  });
