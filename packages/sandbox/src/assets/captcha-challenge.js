for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    parent.postMessage({ channel: 'otm-sandbox-captcha', action: button.value }, location.origin);
  });
  button.disabled = false;
}
