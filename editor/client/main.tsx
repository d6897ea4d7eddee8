import { createRoot } from 'react-dom/client'
import '#app/styles/layers.css'
import '#app/styles/reset.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import './palette.css'
import { App } from './app.tsx'

const place = document.getElementById('editor')
if (place) createRoot(place).render(<App />)
