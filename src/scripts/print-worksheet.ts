// After the jump to the worksheet, which is then printed alone.
document.querySelector('p > [href="#worksheet"]')?.addEventListener('click', () => setTimeout(print))
