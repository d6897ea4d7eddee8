import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  logLevel: 'warn',
  build: {
    outDir: '../dist/site/admin',
    emptyOutDir: true,
    cssCodeSplit: false,
    // The CMS is one file by design.
    chunkSizeWarningLimit: 5000,
    rollupOptions: {
      input: 'admin/admin.tsx',
      output: {
        entryFileNames: 'admin.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'preview.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
})
