export function TermsOfServicePage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 py-16 sm:px-6">
      <h1 className="text-4xl">Terms of Service</h1>
    </div>
  );
}
