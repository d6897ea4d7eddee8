// Waits for the jump to the worksheet, because only the target of the URL hash is printed.
document.querySelector('p > [href="#worksheet"]')?.addEventListener('click', () => setTimeout(print))
