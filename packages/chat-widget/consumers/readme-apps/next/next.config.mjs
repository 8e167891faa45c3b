// The same app as static files, or rendered by its own server.
export default process.env.STATIC ? { output: 'export', distDir: 'dist' } : {};
