document.addEventListener('chat-open', () => {
  document.body.dataset.heard = 'yes';
});
document.querySelector('#rename').addEventListener('click', () => {
  window.ChatWidget('set', { name: 'Second' });
});
