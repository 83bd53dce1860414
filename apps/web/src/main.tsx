import './kernel/compat/array-copies.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { settleAddress } from './app/top-navigation.ts';
import { loadPreferences } from './kernel/store/preferences.ts';
import { languageOf, setLanguage } from './kernel/text/language.ts';
import './kernel/ui/base.css';

settleAddress();
await Promise.all([loadPreferences(), setLanguage(languageOf(location.search))]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
