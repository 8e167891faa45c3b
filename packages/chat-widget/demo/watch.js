// Keeps what the page's policy refuses, for the test that drives this page.
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  window.violations.push(`${effectiveDirective} ${blockedURI}`);
});
