/*
 * Stand-in for the captcha provider's script: the same calls and callbacks, no network.
 * The site key's first digit chooses the behaviour.
 */
(() => {
  const script = new URL(document.currentScript.src);
  const home = script.pathname.replace(/\/1\/api\.js$/, '');
  const sizes = { normal: [303, 78], compact: [164, 144], challenge: [400, 300] };
  const widgets = new Map();

  const addFrame = (parent, page, [width, height], options) => {
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({
      hl: options.hl ?? script.searchParams.get('hl') ?? 'en',
      size: options.size ?? 'normal',
    });
    frame.src = `${home}/${page}?${query}`;
    frame.title = page === 'box' ? 'Captcha' : 'Challenge';
    frame.width = String(width);
    frame.height = String(height);
    parent.append(frame);
    return frame;
  };

  const call = (widget, name, ...values) => widget.options[name]?.(...values);

  const tellBox = (widget, state) =>
    widget.box.contentWindow?.postMessage(
      { channel: 'otm-sandbox-captcha', state },
      location.origin,
    );

  const forget = (widget) => {
    widget.token = '';
    clearTimeout(widget.timer);
    widget.challenge?.remove();
    widget.challenge = undefined;
  };

  const solve = (widget) => {
    const digit = widget.options.sitekey?.[0];
    forget(widget);
    widget.token = `${digit}0000000-aaaa-bbbb-cccc-00000000000${digit}`;
    tellBox(widget, 'solved');
    call(widget, 'callback', widget.token, 'sandbox-key');
    if (digit === '8') {
      widget.timer = setTimeout(() => {
        forget(widget);
        tellBox(widget, 'open');
        call(widget, 'expired-callback');
      }, 1000);
    }
  };

  const answer = (widget) => {
    switch (widget.options.sitekey?.[0]) {
      case '3':
        return tellBox(widget, 'open');
      case '9':
        tellBox(widget, 'open');
        return call(widget, 'error-callback', 'challenge-error');
      case '7':
        if (!widget.challenge) {
          widget.challenge = addFrame(widget.holder, 'challenge', sizes.challenge, widget.options);
          call(widget, 'open-callback');
        }
        return;
      default:
        return solve(widget);
    }
  };

  const close = (widget) => {
    forget(widget);
    tellBox(widget, 'open');
    call(widget, 'close-callback');
  };

  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || data?.channel !== 'otm-sandbox-captcha') return;
    for (const widget of widgets.values()) {
      if (source === widget.box.contentWindow && data.action === 'check') answer(widget);
      if (widget.challenge && source === widget.challenge.contentWindow) {
        if (data.action === 'verify') solve(widget);
        if (data.action === 'close') close(widget);
      }
    }
  });

  const of = (id) => widgets.get(id) ?? widgets.values().next().value;

  window.hcaptcha = {
    render(container, options = {}) {
      const holder = typeof container === 'string' ? document.getElementById(container) : container;
      const id = crypto.randomUUID();
      const box = addFrame(holder, 'box', sizes[options.size] ?? sizes.normal, options);
      widgets.set(id, { holder, options, box, token: '' });
      return id;
    },
    reset(id) {
      const widget = of(id);
      if (!widget) return;
      forget(widget);
      tellBox(widget, 'open');
    },
    remove(id) {
      const widget = of(id);
      if (!widget) return;
      forget(widget);
      widget.box.remove();
      widgets.delete(id);
    },
    execute(id) {
      const widget = of(id);
      if (widget) answer(widget);
    },
    close(id) {
      const widget = of(id);
      if (widget) close(widget);
    },
    getResponse: (id) => of(id)?.token ?? '',
    getRespKey: (id) => (of(id)?.token ? 'sandbox-key' : ''),
    setData() {},
  };

  const ready = window[script.searchParams.get('onload') ?? ''];
  if (typeof ready === 'function') setTimeout(ready, 0);
})();
